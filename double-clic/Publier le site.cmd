@echo off
rem Le site va être construit, vérifié et mis en ligne. Pour Windows ; sous macOS et Linux, le fichier .command fait de meme.
chcp 65001 >nul
cd /d "%~dp0.."
where npm >nul 2>nul
if errorlevel 1 (
  echo Il manque Node.js. Installez-le depuis https://nodejs.org, version 24 ou plus, puis recommencez.
  goto panne
)
if exist node_modules\.package-lock.json goto pret
echo Installation de ce qui manque : quelques minutes, une seule fois.
call npm ci
if errorlevel 1 (
  echo L'installation n'a pas abouti. Êtes-vous relié à Internet ?
  goto panne
)
:pret
call npm run deploy
if errorlevel 1 (
  echo Cela n'a pas marché ; la raison est écrite au-dessus. Le site en ligne n'a pas changé.
  goto panne
)
pause
exit /b 0
:panne
echo.
pause
exit /b 1
