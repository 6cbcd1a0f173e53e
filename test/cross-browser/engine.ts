/** A position in the window, in CSS pixels from its left and top. */
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

/**
 * A real browser with one window. Its methods do what a visitor can do, and return what a visitor
 * sees.
 */
export interface Engine {
  readonly name: EngineName;
  /** Resolves when the document and its subresources have loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Returns the URL of the window, also while a navigation replaces its document. */
  address(): Promise<URL>;
  /**
   * Sets the size of the viewport, which excludes the browser's own bars. Resolves when the page
   * has that size.
   */
  resize(size: Size): Promise<void>;
  /**
   * Runs a function in the page. The function can use only its arguments; arguments and result must
   * be JSON.
   */
  evaluate<Arguments extends readonly unknown[], Answer>(
    run: (...args: Arguments) => Answer | Promise<Answer>,
    ...args: Arguments
  ): Promise<Answer>;
  click(at: Point): Promise<void>;
  /** Presses the pointer at one point and releases it at another. */
  drag(from: Point, to: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Returns the content of the window as PNG. */
  screenshot(): Promise<Buffer>;
  /**
   * Returns the printed page as PDF. Rejects in an engine whose automation interface cannot print.
   */
  print(paper: 'a4' | 'letter'): Promise<Buffer>;
  close(): Promise<void>;
}
