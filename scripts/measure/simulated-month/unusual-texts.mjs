/** Texts that editors may paste or mistype and that often break websites. */
export const ODD_TEXTS = [
  'In HTML one writes a href="//a b" and so on.',
  '[one](//) and [another](//[) and [a third](http://[::1)',
  '[spaces](https://exa mple/) [escape](/product-detail/%E0%A4%A) [broken](/blog-detail/%zz)',
  '[script](javascript:alert(1)) <a href="//a b">raw</a> <img src="//[" srcset="//[ 1x, /x 2x">',
  'A line break of a word processor\u000Band a bell\u0007, by number &#11; and &#x1;.',
  'Half a sign \uD83D and the other \uDE00, \uFFFE and \uFFFF, \u0085 and \u2028 and \u2029.',
  'Right to left: \u202Eلبان ذكر\u202C, עברית, and back.',
  'Emoji 👩🏽‍🌾🇸🇴❤️‍🔥, combined Z͑ͫ̓ͪ̂ͫ̽a̴̵̜̰͔ͫ͗͢l̠ͨͧͩ͘g̴͎̺o.',
  '</script><script>alert(1)</script> ]]> <!-- --> <![CDATA[ <?xml ?> &nbsp; &amp; & &bogus;',
  '| | ten | thirty |\n|---|---|---|\n| price | 7.2 | 18 |\n\nA note[^1].\n\n[^1]: Of the harvest.',
  '<details><summary>More</summary>Words within</details>\n\n<iframe src="https://a.example/v"></iframe>',
  '<video src="/uploads/none.mp4"></video> ![none](/uploads/none.png) [call](tel:+252 61 555 0100)',
  '[a](/product-detail/gone) [b](/blog-detail/never) [c](/nowhere) [d](#nothing) [e](?x=%)',
  `${'Resin dries on the tree for two weeks. '.repeat(700)}`,
  `A word without an end: ${'resin'.repeat(1500)}`,
  `${'> '.repeat(60)}quoted\n\n${'- '.repeat(60)}listed\n\n${'#'.repeat(9)} headed`,
  '{{title}} $title %s %00 ../../etc/passwd \\u0000 \\',
];

/** Titles that editors may paste or mistype and that often break websites. */
export const ODD_TITLES = [
  '\u200B\u200B\u2060',
  '\u202Eلبان',
  'Tears & "tears" <b>of</b> \'resin\'',
  '👩🏽‍🌾 Beeyo',
  `An oil of ${'many '.repeat(40)}words`,
  'frankincense'.repeat(15),
  'Half \uD83D a sign',
  'A bell\u0007 and\u000Ba break',
  '   spaces   ',
  '../..',
  '%zz',
];

/** Prices that result from calculations or mistakes. */
export const ODD_PRICES = [0, 0.1 + 0.2, 7.2, 19.999, 1234567.891, 0.004, 1e21];
