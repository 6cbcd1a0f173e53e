import { ButtonLink } from '../../components/actions/button-link';
import { footer } from '../../content/footer';
import { lazySvg } from '../../hydration/lazy-svg';

/**
 * The call to action above the footer, with a drawing of mountains at dusk. The front ridge has the
 * footer's colour, so that no edge is visible between the drawing and the footer.
 */
export const FooterCallToAction = () => (
  <section aria-labelledby="journey-heading" className="footer-cta">
    <div className="cta-words">
      <h2 id="journey-heading">{footer.callToAction.heading}</h2>
      <ButtonLink href={footer.callToAction.action.to}>
        {footer.callToAction.action.label}
      </ButtonLink>
    </div>
    <div aria-hidden="true" className="cta-land">
      <div className="cta-ridges" {...lazySvg} />
    </div>
  </section>
);
