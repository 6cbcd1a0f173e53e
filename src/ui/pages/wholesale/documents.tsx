import { inItalics } from '../../components/text/in-italics';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { WHOLESALE_ANCHORS } from './anchors';

/** The documents that a batch may have, and what each contains. */
export function Documents() {
  const { heading, columns, rows, note } = usePageTexts('wholesale').documents;
  return (
    <section id={WHOLESALE_ANCHORS.documents} aria-labelledby="documents-heading">
      <h2 id="documents-heading">{inItalics(heading)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.contains}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, contains }) => (
            <tr key={`${name}: ${contains}`}>
              <th scope="row">{inItalics(name)}</th>
              <td>{inItalics(contains)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="offer-note">{inItalics(note)}</p>
    </section>
  );
}
