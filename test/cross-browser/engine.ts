/** Pixels of the window, from its left and its top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowLeft' | 'ArrowRight';
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A real browser with one window, as a visitor's hands and eyes reach it. */
export interface Engine {
  readonly name: EngineName;
  /** Resolves when the document and what it names have loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Where the window is; can be asked at any time, also between two documents. */
  address(): Promise<URL>;
  /** Of the page itself, without the browser's own bars. Resolves when the page has that size. */
  resize(size: Size): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments; all must be JSON. */
  evaluate<Arguments extends readonly unknown[], Answer>(
    run: (...args: Arguments) => Answer | Promise<Answer>,
    ...args: Arguments
  ): Promise<Answer>;
  click(at: Point): Promise<void>;
  /** Presses the pointer at one point and lets it go at another. */
  drag(from: Point, to: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Buffer>;
  /** The page on paper, as PDF; rejects in an engine that cannot print by remote control. */
  print(paper: 'a4' | 'letter'): Promise<Buffer>;
  close(): Promise<void>;
}
