@rem Le site en ligne redevient celui d’avant la dernière publication.
@call "%~dp0Modifier le site.cmd" rollback
