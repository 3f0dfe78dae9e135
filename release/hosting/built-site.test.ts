import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { fileName } from './built-site.ts';

test('names of files have slashes, also where the system has backslashes', () => {
  expect(fileName('C:\\site\\dist', 'C:\\site\\dist\\services\\toiture.html', win32)).toBe('services/toiture.html');
  expect(fileName('/site/dist', '/site/dist/services/toiture.html', posix)).toBe('services/toiture.html');
});
