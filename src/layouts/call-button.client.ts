/** The round call button. */
export const callButton = document.querySelector<HTMLElement>('.call-button');

/*
 * It gives way to what one reads: where the page comes to rest with words, a button or a form under it, it steps half out of the window, and comes
 * back where there are none (`CallButton.css`). While the page moves it stays as it is, so that nothing flickers. Without script it
 * stands whole everywhere.
 */
if (callButton) {
  const range = document.createRange();
  const giveWay = () => {
    // Where it stands when it stands whole.
    const { offsetLeft, offsetTop, offsetHeight } = callButton;
    const isUnder = ({ right, top, bottom }: DOMRect) =>
      right > offsetLeft && bottom > offsetTop && top < offsetTop + offsetHeight;
    const isTextUnder = (node: Node) => {
      range.selectNode(node);
      return node instanceof Text && [...range.getClientRects()].some(isUnder);
    };
    // Words come from the left, and hardly a line is lower than what lies between two of these points.
    const isOnWords = (share: number) =>
      document
        .elementsFromPoint(offsetLeft, offsetTop + share * offsetHeight)
        .some(
          (element) =>
            element.matches('.form, .button') || [...element.childNodes].some(isTextUnder),
        );
    callButton.classList.toggle('call-button--aside', [0, 0.5, 1].some(isOnWords));
  };
  giveWay();
  // Safari before 26.2 and Chromium before 114 do not say when a page has come to rest.
  if ('onscrollend' in window) addEventListener('scrollend', giveWay);
  else {
    let rest: ReturnType<typeof setTimeout>;
    addEventListener('scroll', () => {
      clearTimeout(rest);
      rest = setTimeout(giveWay, 150);
    });
  }
}
