import { Tear } from '../../components/drawings/tear';
import { homeThreadStyle } from './home-thread-style';

/**
 * A decorative thread from the hero's picture down to the mountains above the footer. It grows on
 * scroll, with a drawing of a resin tear at its end.
 */
export const HomeThread = () => (
  <div aria-hidden="true" className="home-thread" css={homeThreadStyle}>
    <Tear size={22} />
  </div>
);
