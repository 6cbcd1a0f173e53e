import { Tear } from '../../components/drawings/tear';
import { homeThreadStyle } from './home-thread-style';

/**
 * A decorative vertical line from the hero's picture down to the mountains above the footer. It
 * grows on scroll and ends in a drop of resin.
 */
export const HomeThread = () => (
  <div aria-hidden="true" className="home-thread" css={homeThreadStyle}>
    <Tear size={22} />
  </div>
);
