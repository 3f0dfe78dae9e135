/*
 * All that pages do by script, in one file that the browser keeps from page to page: each part
 * looks for its own element. The forms and the look-up load more on their first use.
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
