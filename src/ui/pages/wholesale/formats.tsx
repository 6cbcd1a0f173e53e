import { wholesale } from '../../content/pages/wholesale';

const { formats } = wholesale;

/** What can be had, and for whom it is made. */
export const Formats = () => (
  <section id={formats.id} aria-labelledby="formats-heading">
    <h2 id="formats-heading">{formats.heading}</h2>
    <div className="offer-formats">
      <table>
        <thead>
          <tr>
            <th scope="col">{formats.columns.format}</th>
            <th scope="col">{formats.columns.what}</th>
            <th scope="col">{formats.columns.suits}</th>
          </tr>
        </thead>
        <tbody>
          {formats.rows.map(({ format, what, suits }) => (
            <tr key={format}>
              <th scope="row">{format}</th>
              <td>{what}</td>
              <td>{suits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p className="offer-note">{formats.note}</p>
  </section>
);
