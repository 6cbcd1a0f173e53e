import { wholesale } from '../../content/pages/wholesale';

const { steps } = wholesale;

export const Steps = () => (
  <section id={steps.id} aria-labelledby="steps-heading">
    <h2 id="steps-heading">{steps.heading}</h2>
    <ol>
      {steps.items.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true" className="step-number">
            {index + 1}
          </span>
          <div>
            <h3 className="step-title">{title}</h3>
            <p className="step-text">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
