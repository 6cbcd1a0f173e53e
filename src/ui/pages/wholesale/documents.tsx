import { wholesale } from '../../content/pages/wholesale';

const { documents } = wholesale;

/** The documents that a batch may have, and what each contains. */
export const Documents = () => (
  <section id={documents.id} aria-labelledby="documents-heading">
    <h2 id="documents-heading">{documents.heading}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">{documents.columns.name}</th>
          <th scope="col">{documents.columns.contains}</th>
        </tr>
      </thead>
      <tbody>
        {documents.rows.map(({ name, contains }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{contains}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="offer-note">{documents.note}</p>
  </section>
);
