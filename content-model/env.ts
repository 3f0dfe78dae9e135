/** To be imported before anything reads settings: those of a file `.env` count like those of the environment, which win over it. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
