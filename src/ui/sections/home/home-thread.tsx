import { Tear } from '../../components/drawings/tear';
import { homeThreadStyle } from './home-thread-style';

/**
 * A thread from the hero's picture down to the footer's ridge. It grows on scroll; a tear is at its
 * end.
 */
export const HomeThread = () => (
  <div aria-hidden="true" className="home-thread" css={homeThreadStyle}>
    <Tear size={22} />
  </div>
);
