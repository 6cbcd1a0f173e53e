import { Link } from 'wouter';
import { aboutBlock } from '../content/home';

export const AboutBlock = () => (
  <section aria-labelledby="about-heading">
    <p>{aboutBlock.eyebrow}</p>
    <h2 id="about-heading">{aboutBlock.heading}</h2>
    <ul>
      {aboutBlock.claims.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
    <Link href={aboutBlock.action.to}>{aboutBlock.action.label}</Link>
  </section>
);
