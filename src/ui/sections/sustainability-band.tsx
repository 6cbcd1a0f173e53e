import { sustainabilityBand } from '../content/home';

export const SustainabilityBand = () => (
  <section aria-labelledby="sustainability-heading">
    <h2 id="sustainability-heading">{sustainabilityBand.heading}</h2>
    <p>{sustainabilityBand.lead}</p>
    <ul>
      {sustainabilityBand.cards.map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
