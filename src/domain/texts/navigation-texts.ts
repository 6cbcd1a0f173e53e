export interface MenuLinkTexts {
  readonly label: string;
  readonly address: string;
}

export interface MenuGroupTexts {
  readonly title: string;
  readonly links: readonly MenuLinkTexts[];
}

/** The texts and links of the header and the footer, and the names of the pages. */
export interface NavigationTexts {
  readonly header: {
    readonly links: readonly MenuLinkTexts[];
    /** The link to the contact page. */
    readonly contact: string;
    /** The button that leads to the sign-up page. */
    readonly signUp: string;
  };
  readonly callToAction: {
    readonly heading: string;
    readonly button: string;
  };
  readonly footer: {
    readonly links: readonly MenuLinkTexts[];
    readonly resources: MenuGroupTexts;
    readonly events: MenuGroupTexts;
    readonly about: MenuGroupTexts;
    /** The heading above the links to the law pages. It is hidden if the site has no law pages. */
    readonly legal: string;
    readonly rights: string;
  };
  /** Names of pages, shown in breadcrumbs, in search results and on pictures of shared links. */
  readonly names: {
    readonly home: string;
    readonly about: string;
    readonly products: string;
    readonly compare: string;
    readonly sustainability: string;
    readonly wholesale: string;
    readonly blog: string;
    readonly faq: string;
    readonly contact: string;
    readonly signUp: string;
    readonly thankYou: string;
  };
}

/** The key of a page in `names`. */
export type PageName = keyof NavigationTexts['names'];
