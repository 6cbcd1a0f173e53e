import type { ReactNode } from 'react';

export interface CarouselSlide {
  readonly key: string;
  readonly content: ReactNode;
}
