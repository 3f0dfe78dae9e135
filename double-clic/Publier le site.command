#!/bin/sh
# Le site va être construit, vérifié et mis en ligne.
exec sh "$(dirname "$0")/Modifier le site.command" deploy
