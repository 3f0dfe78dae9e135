/** Says as JSON what is wrong with the content: for who asks by a process of its own, as each reads the company's facts once. */

import { contentFolder } from '../content-folder.ts';
import { contentFacts } from '../text/content-facts.ts';
import { company } from '../the-company.ts';
import { contentMistakes } from './check.ts';

console.log(JSON.stringify(contentMistakes(contentFolder, contentFacts(company, new Date()))));
