from flask import Blueprint
routes = Blueprint("pages", __name__)
