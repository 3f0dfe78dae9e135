#!/bin/sh
# Le site s’ouvre pour être modifié. Pour macOS et Linux ; sous Windows, le fichier .cmd fait de même.
cd "$(dirname "$0")/.." || exit 1

# La fenêtre reste ouverte, pour qu'on puisse lire ce qui ne va pas.
panne() {
  printf '\n✖ %s\n\nAppuyez sur Entrée pour fermer cette fenêtre.\n' "$1"
  read -r _
  exit 1
}

command -v npm >/dev/null 2>&1 || panne "Il manque Node.js. Installez-le depuis https://nodejs.org (version 24 ou plus), puis recommencez."
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  echo "Installation de ce qui manque : quelques minutes, une seule fois."
  npm ci || panne "L'installation n'a pas abouti. Êtes-vous relié à Internet ?"
fi
npm run edit || panne "Cela n'a pas marché ; la raison est écrite au-dessus. Le site en ligne n'a pas changé."
