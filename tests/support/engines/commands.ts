/**
 * The commands of WebDriver that the tests use (https://www.w3.org/TR/webdriver2/), as Firefox's Marionette names them, and where
 * WebDriver's HTTP has them. `:id` stands for an element.
 */
export const commands = {
  NewSession: 'POST /session',
  DeleteSession: 'DELETE ',
  SetTimeouts: 'POST /timeouts',
  Navigate: 'POST /url',
  Back: 'POST /back',
  GetCurrentURL: 'GET /url',
  ExecuteAsyncScript: 'POST /execute/async',
  PerformActions: 'POST /actions',
  FindElement: 'POST /element',
  GetElementText: 'GET /element/:id/text',
  ElementClick: 'POST /element/:id/click',
  ElementSendKeys: 'POST /element/:id/value',
  SetWindowRect: 'POST /window/rect',
  TakeScreenshot: 'GET /screenshot',
  Print: 'POST /print',
} as const;

/** Sends one command and resolves to what came back; rejects with the browser's words where it could not. */
export type Send = (
  command: keyof typeof commands,
  parameters?: Record<string, unknown>,
) => Promise<unknown>;
