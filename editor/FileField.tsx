/** A picture or a document: one that is there, or one that is put there now. */
import { useState } from 'react';
import { ask, fileAddress, type Overview } from './api.ts';

interface FileFieldProps {
  kind: 'photo' | 'document';
  value: string;
  control: object;
  set: (file: string | undefined) => void;
  pictures: Overview['pictures'];
}

export function FileField({ kind, value, control, set, pictures }: FileFieldProps) {
  const [wrong, setWrong] = useState<string>();
  const [said, setSaid] = useState<string>();
  async function keep(file: File) {
    setSaid('Un instant : la photo est lue et réduite…');
    const answer = await ask<{ file: string } | { mistake: string }>(`${kind}?nom=${encodeURIComponent(file.name)}`, 'PUT', file);
    setSaid(undefined);
    setWrong('mistake' in answer ? answer.mistake : undefined);
    if ('file' in answer) set(answer.file);
  }
  const isImage = value !== '' && !/\.pdf$/i.test(value);
  return (
    <div className="file">
      {isImage && <img src={fileAddress(kind, value)} alt="" />}
      {value !== '' && !isImage && <a href={fileAddress(kind, value)}>{value}</a>}
      <div>
        <label className="add">
          {kind === 'photo' ? 'Ajouter une photo' : 'Choisir un fichier'}
          <input
            {...control}
            type="file"
            accept={kind === 'photo' ? 'image/*,.heic,.heif' : '.pdf,.jpg,.jpeg,.png,.webp'}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same one may be chosen again once it was mended.
              target.value = '';
              if (file) keep(file).catch((error: unknown) => setWrong(String(error)));
            }}
          />
        </label>
        {kind === 'photo' && (
          <details className="gallery">
            <summary>Choisir parmi les photos du site</summary>
            <div>
              {pictures.map(({ file }) => (
                <button key={file} type="button" aria-label={file} title={file} aria-pressed={file === value} onClick={() => set(file)}>
                  <img src={fileAddress('photo', file)} alt="" loading="lazy" />
                </button>
              ))}
            </div>
          </details>
        )}
        {kind === 'document' && value !== '' && (
          <button type="button" onClick={() => set(undefined)}>
            Enlever
          </button>
        )}
      </div>
      {said && <p className="soft">{said}</p>}
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
