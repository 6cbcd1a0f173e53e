import { Tear } from '../../components/drawing/tear';
import { wholesale } from '../../content/pages/wholesale';

const { documents } = wholesale;

export const Documents = () => (
  <section id={documents.id} aria-labelledby="documents-heading" className="documents">
    <div>
      <h2 id="documents-heading">{documents.heading}</h2>
      <p>{documents.lead}</p>
    </div>
    <ul>
      {documents.items.map((item) => (
        <li key={item}>
          <Tear size={10} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  </section>
);
