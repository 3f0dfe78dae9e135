import { describe, expect, test } from 'vitest';
import { oldReleases, type Release, readRelease, releaseId, withKeptFiles } from './release.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-01T08:00:00Z');
const at = (days: number) => new Date(start + days * day);

/** A release built on a day. */
const release = (days: number, hashed: string[], more: Partial<Release> = {}): Release => ({
  id: releaseId(at(days)),
  builtAt: at(days).toISOString(),
  pages: {},
  hashed,
  kept: {},
  ...more,
});

describe('hashed files of builds before', () => {
  test('stay 30 days after the last build that had them, however many builds follow', () => {
    let online = release(0, ['form.old.js', 'form.old.js.br', 'same.js']);
    // It was online until day ten: the last tab may have been opened then.
    for (const days of [10, 12, 25, 40])
      online = withKeptFiles(online, release(days, [`form.${days}.js`, 'same.js']), at(days));
    expect(online.kept).toMatchObject({
      'form.old.js': at(10).toISOString(),
      'form.old.js.br': at(10).toISOString(),
    });
    online = withKeptFiles(online, release(40.1, ['form.last.js', 'same.js']), at(40.1));
    expect(Object.keys(online.kept).sort()).toEqual([
      'form.10.js',
      'form.12.js',
      'form.25.js',
      'form.40.js',
    ]);
  });

  test('one that comes back is a file of the build again', () => {
    const second = withKeptFiles(release(0, ['a.js']), release(1, ['b.js']), at(1));
    const third = withKeptFiles(second, release(2, ['a.js']), at(2));
    expect(third.kept).toEqual({ 'b.js': at(2).toISOString() });
    expect(withKeptFiles(third, release(3, ['c.js']), at(3)).kept).toEqual({
      'a.js': at(3).toISOString(),
      'b.js': at(2).toISOString(),
    });
  });
});

test('five builds stay to go back to; what was left by going back is not among them', () => {
  const chain = Array.from({ length: 7 }, (_, index) =>
    release(index, [], index === 0 ? {} : { before: releaseId(at(index - 1)) }),
  );
  const left = release(10, [], { before: chain[5]?.id });
  const online = chain[6];
  if (!online) throw new Error('there are seven');
  expect(oldReleases([left, ...chain], online)).toEqual([left, chain[0], chain[1]]);
});

test('a chain that leads back to itself ends', () => {
  const one = release(0, [], { before: releaseId(at(1)) });
  const other = release(1, [], { before: one.id });
  expect(oldReleases([one, other], one)).toEqual([]);
});

test.each(['../../etc/passwd', 'a/../../b', 'a\\b'])(
  'a record that names %s is refused',
  (name) => {
    expect(() => readRelease(JSON.stringify(release(0, [name])))).toThrow();
    expect(() => readRelease(JSON.stringify({ ...release(0, []), id: name }))).toThrow();
  },
);
