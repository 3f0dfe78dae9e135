/*
 * All scripts of pages, in one file that the browser caches from page to page. Each part looks for
 * its own element. The forms and the look-up load more on their first use.
 */
import './components/lightbox.client.ts';
import './components/hours.client.ts';
import './islands/islands.client.ts';
import './layouts/call-button.client.ts';
import './layouts/header.client.ts';
import './layouts/sections.client.ts';
import './offline/register.client.ts';
import './sections/services/before-after-slider.client.ts';
import './sections/emergency/leak-finder.client.ts';
import './sections/services/roof-pitch.client.ts';
