import { ButtonLink } from '../../components/actions/button-link';
import { lazySvg } from '../../hydration/lazy-svg';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';

/**
 * The call to action above the footer, with a drawing of mountains at dusk. The front ridge has the
 * footer's colour, so that no edge is visible between the drawing and the footer.
 */
export function FooterCallToAction() {
  const { heading, button } = usePageTexts('navigation').callToAction;
  return (
    <section aria-labelledby="journey-heading" className="footer-cta">
      <div className="cta-words">
        <h2 id="journey-heading">{heading}</h2>
        <ButtonLink href={ROUTES.products}>{button}</ButtonLink>
      </div>
      <div aria-hidden="true" className="cta-land">
        <div className="cta-ridges" {...lazySvg} />
      </div>
    </section>
  );
}
