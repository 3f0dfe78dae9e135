import { expect, test } from 'vitest';
import { parseHeaders } from '../release/hosting/headers-file.ts';
import { caddyConfig, nginxConfig } from './server-config.ts';

const rules = parseHeaders(`/*
  X-Frame-Options: DENY
  Cache-Control: no-cache
/_astro/*
  ! Cache-Control
  ! X-Frame-Options
  Cache-Control: immutable
/_astro/a.css
  Cache-Control: max-age=1
/card.vcf
  Content-Type: text/vcard
  Content-Disposition: attachment; filename="card.vcf"
`);

test('nginx gets every header once, from the last rule that matches', () => {
  const { maps, server } = nginxConfig(rules, '/srv/site/releases/a/site');
  expect(maps).toContain(
    'map $site_path $site_cache_control {\n    "~^\\/_astro\\/a\\.css$" "max-age=1";\n    "~^\\/_astro\\/.*$" "immutable";\n    default "no-cache";\n}\n',
  );
  expect(maps).toContain('map $site_path $site_x_frame_options {\n    "~^\\/_astro\\/.*$" "";\n    default "DENY";\n}\n');
  expect(maps).toContain('    "~^\\/card\\.vcf$" "attachment; filename=\\"card.vcf\\"";\n    default "";\n');
  expect(server.match(/^add_header .*/gm)).toEqual([
    'add_header x-frame-options $site_x_frame_options always;',
    'add_header cache-control $site_cache_control always;',
    'add_header content-disposition $site_content_disposition always;',
  ]);
});

test('both get the folder in the same file as the headers: neither is ever served with those of another build', () => {
  expect(nginxConfig(rules, '/srv/site/releases/a/site').server).toContain('root "/srv/site/releases/a/site";\n');
  expect(caddyConfig(rules, '/srv/site/releases/a/site')).toContain('root * "/srv/site/releases/a/site"\n');
});

test('nginx gets content types as such', () => {
  const { server } = nginxConfig(rules, '/srv/site/releases/a/site');
  expect(server).toContain('    "text/html; charset=utf-8" html;\n');
  expect(server).toContain('location ~ "^\\/card\\.vcf$" {\n    types { }\n    default_type "text/vcard";\n}\n');
});

test('Caddy gets the rules in their order, after the content types', () => {
  const lines = caddyConfig(rules, '/srv/site/releases/a/site').split('\n');
  expect(lines).toContain('header @typewoff2 content-type "font/woff2"');
  expect(lines.slice(lines.indexOf('header x-frame-options "DENY"'))).toEqual([
    'header x-frame-options "DENY"',
    'header cache-control "no-cache"',
    '@rule1 path_regexp "^\\/_astro\\/.*$"',
    'header @rule1 cache-control "immutable"',
    'header @rule1 -x-frame-options',
    '@rule2 path_regexp "^\\/_astro\\/a\\.css$"',
    'header @rule2 cache-control "max-age=1"',
    '@rule3 path_regexp "^\\/card\\.vcf$"',
    'header @rule3 content-type "text/vcard"',
    'header @rule3 content-disposition "attachment; filename=\\"card.vcf\\""',
    '',
  ]);
});

test.each([nginxConfig, caddyConfig])('a value that would be read as something else is refused', (config) => {
  expect(() => config(parseHeaders('/*\n  X-Own: $uri'), '/srv/site')).toThrow('a header or a folder with $');
});
