/** Leads a keyboard past the header; seen only while it has the focus. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#contenu">
      Aller au contenu
    </a>
  );
}
