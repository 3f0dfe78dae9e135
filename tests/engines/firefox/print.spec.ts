// WebKit’s driver does not print.
import { inflateSync } from 'node:zlib';
import { expect, test } from '../../support/engines/test.ts';

/** How many sheets a PDF has; its list of sheets stands in a compressed stream. */
function sheetsOf(pdf: Buffer): number {
  const streams = [
    ...pdf.toString('latin1').matchAll(/\/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)endstream/g),
  ];
  const texts = streams.map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return texts.join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { path, most } of [
  { path: '/', most: 3 },
  { path: '/colmar', most: 2 },
  { path: '/contact', most: 2 },
  { path: '/urgence', most: 2 },
  { path: '/zone-intervention', most: 3 },
]) {
  test(`${path} prints on at most ${most} sheets`, async ({ site, tab }) => {
    await tab.goto(site.url + path);
    const sheets = sheetsOf(await tab.print());
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(most);
  });
}
