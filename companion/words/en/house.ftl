# What joins parts of a sentence.
joined = { $first }, { $then }
joined-and = { $first } and { $then }
joined-or = { $first } or { $then }
joined-blank = { $first } { $then }
