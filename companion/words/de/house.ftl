# Was Teile eines Satzes verbindet.
joined = { $first }, { $then }
joined-and = { $first } und { $then }
joined-or = { $first } oder { $then }
joined-blank = { $first } { $then }
