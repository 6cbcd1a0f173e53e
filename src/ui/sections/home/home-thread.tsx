import { Tear } from '../../components/drawing/tear';
import { homeThreadStyle } from './home-thread-style';

/** From the hero's picture down to the ridge of the footer: it grows as one scrolls, its tear at its end. */
export const HomeThread = () => (
  <div aria-hidden="true" className="home-thread" css={homeThreadStyle}>
    <Tear size={22} />
  </div>
);
