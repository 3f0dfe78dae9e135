#!/bin/sh
# Le site s’ouvre pour être modifié ; avec « deploy », il est publié ; avec « rollback », celui d’avant revient. Pour macOS et Linux ; sous Windows, le fichier .cmd fait de même.

# La fenêtre reste ouverte, pour qu'on puisse lire ce qui est écrit.
attendre() {
  printf '\nAppuyez sur Entrée pour fermer cette fenêtre.\n'
  read -r reponse
}
panne() {
  printf '\n✖ %s\n' "$1"
  attendre
  exit 1
}

cd "$(dirname "$0")/.." || panne "Le dossier du site ne s'ouvre pas."
command -v npm >/dev/null 2>&1 || panne "Il manque Node.js. Installez-le depuis https://nodejs.org (version 24 ou plus), puis recommencez."
# Ce qui est installé, et pour quelle liste de paquets : un fichier de demain ne fait pas réinstaller chaque jour.
if ! cmp -s package-lock.json node_modules/.liste-installee.json; then
  echo "Installation de ce qui manque : quelques minutes, une seule fois."
  npm ci --no-audit --no-fund --silent --fetch-retries=1 >/dev/null ||
    panne "L'installation n'a pas abouti : cet ordinateur est-il relié à Internet, et son disque a-t-il de la place ? Le site en ligne n'a pas changé."
  cp package-lock.json node_modules/.liste-installee.json
fi
[ "$1" != deploy ] || echo "Le site est construit, vérifié, puis mis en ligne : une à deux minutes, plus la première fois."
npm run --silent "${1:-edit}" || panne "Cela n'a pas marché ; la raison est écrite au-dessus. Le site en ligne n'a pas changé."
[ -z "$1" ] || attendre
