@echo off
rem Le site s’ouvre pour être modifié ; avec "deploy", il est publié ; avec "rollback", celui d’avant revient. Pour Windows ; sous macOS et Linux, le fichier .command fait de même.
chcp 65001 >nul
set "commande=%~1"
if not defined commande set "commande=edit"
pushd "%~dp0.."
if errorlevel 1 (
  echo Le dossier du site ne s'ouvre pas.
  goto panne
)
where npm >nul 2>nul
if errorlevel 1 (
  echo Il manque Node.js. Installez-le depuis https://nodejs.org, version 24 ou plus, puis recommencez.
  goto panne
)
rem Ce qui est installé, et pour quelle liste de paquets.
if not exist node_modules\.liste-installee.json goto installer
fc /b package-lock.json node_modules\.liste-installee.json >nul 2>nul
if not errorlevel 1 goto pret
:installer
echo Installation de ce qui manque : quelques minutes, une seule fois.
call npm ci --no-audit --no-fund --silent --fetch-retries=1 >nul
if errorlevel 1 (
  echo L'installation n'a pas abouti : cet ordinateur est-il relié à Internet, et son disque a-t-il de la place ? Le site en ligne n'a pas changé.
  goto panne
)
copy /y package-lock.json node_modules\.liste-installee.json >nul
:pret
if "%commande%"=="deploy" echo Le site est construit, vérifié, puis mis en ligne : une à deux minutes, plus la première fois.
call npm run --silent %commande%
if errorlevel 1 (
  echo Cela n'a pas marché ; la raison est écrite au-dessus. Le site en ligne n'a pas changé.
  goto panne
)
if not "%commande%"=="edit" call :attendre
exit /b 0
:panne
call :attendre
exit /b 1
:attendre
echo.
echo Appuyez sur une touche pour fermer cette fenêtre.
pause >nul
