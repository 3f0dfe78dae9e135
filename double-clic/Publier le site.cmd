@rem Le site va être construit, vérifié et mis en ligne.
@call "%~dp0Modifier le site.cmd" deploy
