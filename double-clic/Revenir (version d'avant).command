#!/bin/sh
# Le site en ligne redevient celui d’avant la dernière publication.
exec sh "$(dirname "$0")/Modifier le site.command" rollback
