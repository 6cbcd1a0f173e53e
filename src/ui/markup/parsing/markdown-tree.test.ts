import { describe, expect, it } from 'vitest';
import { treeAsHtml } from '../../../../test/builders/tree-as-html';
import { EMBEDDED_MEDIA } from '../../content/pages/embedded-media';
import { markdownTree } from './markdown-tree';

const CMS = {
  mediaBaseUrl: 'https://cms.example',
  trusted: new Set(['cms.example', 'cdn.example']),
};
const read = (markdown: string) => treeAsHtml(markdownTree(markdown, CMS));

describe('an editor’s Markdown', () => {
  it.each([
    ['a *b* **c** ~~d~~ `e`', '<p>a <em>b</em> <strong>c</strong> <del>d</del> <code>e</code></p>'],
    ['# a\n\n###### b', '<h1>a</h1><h6>b</h6>'],
    ['a  \nb', '<p>a<br></br>b</p>'],
    ['---', '<hr></hr>'],
    ['> a\n> > b', '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>'],
    ['- a\n  1. b\n- c', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['- [x] done\n- [ ] open', '<ul><li>☑ done</li><li>☐ open</li></ul>'],
    ['```js\na < b && c\n```', '<pre><code>a &lt; b &amp;&amp; c</code></pre>'],
    ['[a](/b "c")', '<p><a href="/b" title="c">a</a></p>'],
    [
      '<https://a.example/?b&c>',
      '<p><a href="https://a.example/?b&c">https://a.example/?b&amp;c</a></p>',
    ],
    ['[a][b]\n\n[b]: https://c.example', '<p><a href="https://c.example">a</a></p>'],
    ['&copy; &amp;lt; &#x1F333; \\*', '<p>© &amp;lt; 🌳 *</p>'],
    [
      '| a | b |\n|:-:|--|\n| *c* | d |',
      '<table><thead><tr><th align="center">a</th><th>b</th></tr></thead><tbody><tr><td align="center"><em>c</em></td><td>d</td></tr></tbody></table>',
    ],
  ])('an editor’s Markdown is parsed: %j', (markdown, html) => {
    expect(read(markdown)).toBe(html);
  });

  it('an editor’s Markdown produces no empty paragraphs, headings or links', () => {
    expect(read('##\n\n[](/a)\n\nb\n\n<p></p>\n\n<h2> </h2>')).toBe('<p>b</p>');
  });

  it('an editor’s Markdown is empty for an empty text', () => {
    expect(read('')).toBe('');
    expect(read(' \n\n\t')).toBe('');
  });
});

describe('HTML in Markdown', () => {
  it.each([
    ['a <b>b</b> <i>c</i> <s>d</s>', '<p>a <strong>b</strong> <em>c</em> <del>d</del></p>'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      '<table><tr><td>a<td>b<tr><th>c</table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></tbody></table>',
    ],
    [
      '<blockquote>\n\n**a**\n\n</blockquote>\n\nb',
      '<blockquote><p><strong>a</strong></p></blockquote><p>b</p>',
    ],
    ['<a href="/a">one <a href="/b">two</a></a>', '<p><a href="/a">one two</a></p>'],
    ["<A HREF='/a' title=b>c</A>", '<p><a href="/a" title="b">c</a></p>'],
    ['<td colspan=2>stray</td>', '<p>stray</p>'],
    ['<h2><p>a</p></h2>', '<h2>a</h2>'],
    ['text <custom-one>kept</custom-one>', '<p>text kept</p>'],
    ['<div><span>kept</span></div>', '<p>kept</p>'],
    ['a <!-- b --> c', '<p>a  c</p>'],
  ])(
    'HTML in Markdown is parsed, without disallowed elements and attributes: %j',
    (markdown, html) => {
      expect(read(markdown)).toBe(html);
    },
  );

  it('HTML in Markdown ends at the end of the block in which it began', () => {
    expect(read('a <b>b\n\nc</b> d\n\n- <i>e\n- f')).toBe(
      '<p>a <strong>b</strong></p><p>c d</p><ul><li><em>e</em></li><li>f</li></ul>',
    );
  });

  it('HTML in Markdown is moved to a place where HTML allows it, as a browser would parse it', () => {
    expect(read('<ul>a<strong><li>b</li></strong></ul>')).toBe(
      '<ul><li>a</li><li><strong>b</strong></li></ul>',
    );
    expect(read('<p>a<b><ul><li>b</ul></b>')).toBe('<p>a<strong></strong></p><ul><li>b</li></ul>');
    expect(read('<table>a<tr>b<td>c</table>')).toBe(
      '<p>a</p><table><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
    );
  });
});

describe('a table', () => {
  it('a table with an empty corner cell has row headings', () => {
    expect(read('| | a |\n|--|--|\n| b | c |\n| | d |')).toBe(
      '<table><thead><tr><td></td><th>a</th></tr></thead><tbody>' +
        '<tr><th scope="row">b</th><td>c</td></tr><tr><td></td><td>d</td></tr></tbody></table>',
    );
    expect(read('<table><tr><th>\u200b<th>a<tr><td>b<td>c</table>')).toContain(
      '<th scope="row">b</th><td>c</td>',
    );
  });

  it('a table with a text in its corner cell, or without headings, has no row headings', () => {
    expect(read('| x | a |\n|--|--|\n| b | c |')).not.toContain('scope');
    expect(read('<table><tr><td><td>a<tr><td>b<td>c</table>')).not.toContain('scope');
  });
});

describe('a details element', () => {
  it('a details element is kept, and Markdown inside it is parsed', () => {
    expect(
      read(
        'a\n\n<details>\n<summary>More **of** <b>it</b></summary>\n\nb **c**\n\n- d\n\n</details>\n\ne',
      ),
    ).toBe(
      '<p>a</p><details><summary>More **of** <strong>it</strong></summary>' +
        '<p>b <strong>c</strong></p><ul><li>d</li></ul></details><p>e</p>',
    );
  });

  it('a details element is moved to a place where HTML allows it, and drops an empty summary', () => {
    expect(read('a <details><summary>b</summary>c</details> d')).not.toMatch(/<p>[^/]*<details/u);
    expect(read('<details><summary> </summary>c</details>')).toBe('<details>c</details>');
    expect(read('<summary>b</summary> c')).toBe('<p>b c</p>');
    expect(read('- <details><summary>a</summary>\n\n  - b\n\n  </details>\n- c')).toContain(
      '</details></li><li><p>c</p></li>',
    );
  });
});

describe('embedded media', () => {
  it.each([
    [
      '<iframe src="https://www.youtube.com/embed/abc" title="The harvest"></iframe>',
      '<p><a href="https://www.youtube.com/embed/abc">The harvest</a></p>',
    ],
    [
      'a <iframe src="//player.vimeo.com/video/1">b</iframe> c',
      `<p>a <a href="//player.vimeo.com/video/1">${EMBEDDED_MEDIA['iframe']}: player.vimeo.com/video/1</a> c</p>`,
    ],
    [
      '<video controls><source src="/uploads/a.mp4"><p>No video</video>',
      `<p><a href="https://cms.example/uploads/a.mp4">${EMBEDDED_MEDIA['video']}: /uploads/a.mp4</a></p>`,
    ],
    [
      '<audio src="https://a.example/b.mp3"></audio>',
      `<p><a href="https://a.example/b.mp3">${EMBEDDED_MEDIA['audio']}: a.example/b.mp3</a></p>`,
    ],
  ])('embedded media becomes a link: %s', (markdown, html) => {
    expect(read(markdown)).toBe(html);
  });

  it.each([
    '<iframe src="javascript:hacked"></iframe>',
    '<iframe src="data:text/html,hacked"></iframe>',
    '<video><source src="vbscript:hacked"></video>',
    '<object data="java&#115;cript:hacked"></object>',
  ])('embedded media is removed when its URL is not allowed: %s', (markdown) => {
    expect(read(`a ${markdown}`)).not.toMatch(/hacked|<a/u);
  });
});

describe('footnotes', () => {
  it('footnotes are numbered in the order of their marks and listed after the text', () => {
    expect(
      read(
        'One[^b] two[^a], one[^b].\n\n[^a]: A **note**\n  of two lines\n[^b]: https://b.example\n\nThree.',
      ),
    ).toBe(
      '<p>One<sup>1</sup> two<sup>2</sup>, one<sup>1</sup>.</p><p>Three.</p><hr></hr>' +
        '<ol><li><a href="https://b.example">https://b.example</a></li>' +
        '<li>A <strong>note</strong>\nof two lines</li></ol>',
    );
  });

  it('footnotes lose no text when a note refers to another note or has no mark', () => {
    expect(read('a[^1]\n\n[^1]: b[^2]\n[^3]: d\n[^2]: c')).toBe(
      '<p>a<sup>1</sup></p><hr></hr><ol><li>b<sup>2</sup></li><li>c</li><li>d</li></ol>',
    );
  });

  it('footnotes leave marks in code and marks without a note unchanged', () => {
    expect(read('a[^1] `b[^2]`\n\n```\n[^2]: c\n```')).toBe(
      '<p>a[^1] <code>b[^2]</code></p><pre><code>[^2]: c</code></pre>',
    );
    expect(read('`[^1]`\n\n[^1]: c')).toContain('<code>[^1]</code>');
  });

  it('footnotes are parsed in time proportional to the length of a hostile text', () => {
    const notes = Array.from({ length: 900 }, (_, at) => `[^${at}]: n[^${at + 1}]`).join('\n');
    expect(read(`a[^0]\n\n${notes}`).match(/<li>/gu)).toHaveLength(900);
  });
});

describe('disallowed markup', () => {
  it.each([
    '<script>hacked</script>',
    'x <script>hacked</script>',
    '<style>hacked</style>',
    '<iframe srcdoc="hacked">hacked</iframe>',
    '<svg><text>hacked</text></svg>',
    '<math><mi>hacked</mi></math>',
    '<object>hacked</object>',
    '<template>hacked</template>',
    '<noscript>hacked</noscript>',
    '<p onclick="hacked" style="hacked" id="hacked" name="hacked" class="hacked">x</p>',
    '<a href="javascript:hacked">x</a>',
    '[x](javascript:hacked)',
    '[x](java&#115;cript:hacked)',
    '<a href="data:hacked">x</a>',
    '<img src="javascript:hacked">',
    '![x](vbscript:hacked)',
    '<form action="hacked"><input value="hacked"></form>',
    '<meta http-equiv=refresh content=hacked><base href=hacked><link href=hacked>',
  ])('disallowed markup is removed: %s', (markdown) => {
    expect(read(markdown)).not.toContain('hacked');
  });
});

describe('a picture in a text', () => {
  it('a picture in a text is on the host of the CMS when its address is relative', () => {
    expect(read('![a](/uploads/b.png)')).toBe(
      '<p><img src="https://cms.example/uploads/b.png" alt="a"></img></p>',
    );
    expect(treeAsHtml(markdownTree('![a](/b.png)', { ...CMS, mediaBaseUrl: undefined }))).toContain(
      'src="/b.png"',
    );
  });

  it('a picture in a text is loaded from the hosts of the post’s own pictures', () => {
    expect(read('![a](https://cdn.example/b.png)')).toContain(
      '<img src="https://cdn.example/b.png"',
    );
  });

  it('a picture in a text from another host becomes a link, so that the other host does not learn of the visitor', () => {
    expect(read('![a](https://evil.example/b.png)')).toBe(
      '<p><a href="https://evil.example/b.png">a</a></p>',
    );
    expect(read('<img src="//evil.example/b.png" alt="a">')).not.toContain('<img');
    expect(read('<img src="/\\evil.example/b.png" alt="a">')).not.toContain('<img');
  });

  it('a picture in a text is on this site when there is no CMS, whatever its URL starts with', () => {
    const here = { mediaBaseUrl: undefined, trusted: new Set<string>() };
    for (const path of [
      '/.//evil.example/b.png',
      '/..//evil.example/b.png',
      '/.\\\\evil.example/b.png',
    ]) {
      expect(treeAsHtml(markdownTree(`<img src="${path}" alt="a">`, here))).toBe(
        '<p><img src="/evil.example/b.png" alt="a"></img></p>',
      );
    }
  });

  it('a picture in a text from another host is removed if it has no `alt`, and becomes text inside a link', () => {
    expect(read('![](https://evil.example/b.gif)')).toBe('');
    expect(read('[![a](https://evil.example/b.png)](/c)')).toBe('<p><a href="/c">a</a></p>');
  });
});

describe('a telephone number in a text', () => {
  it.each([
    '<a href="tel:+252 61 234 5678">a</a>',
    '[a](<tel:+252 61&nbsp;234 5678>)',
    '[a](tel:+252%2061%20234%205678)',
  ])('a telephone number in a text is dialled without white space: %s', (markdown) => {
    expect(read(markdown)).toBe('<p><a href="tel:+252612345678">a</a></p>');
  });
});

describe('a file in a text', () => {
  it('a file in a text is on the host of the CMS, unlike a page of the site', () => {
    expect(read('[a](/uploads/a.pdf) [b](/product)')).toBe(
      '<p><a href="https://cms.example/uploads/a.pdf">a</a> <a href="/product">b</a></p>',
    );
  });
});

describe('a text that is too expensive to parse', () => {
  it.each([
    ['marks of emphasis', '**a'.repeat(60_000)],
    ['underscores', '_a'.repeat(60_000)],
    ['lists in a line', '- '.repeat(60_000)],
    ['numbers in a line', '1. '.repeat(60_000)],
    ['quotes in quotes', `${'>'.repeat(60_000)} a`],
    ['columns', `${'|a'.repeat(9_000)}|\n${'|-'.repeat(9_000)}|\n${'|\n'.repeat(30_000)}`],
    ['lists in lists', Array.from({ length: 900 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n')],
    ['letters', 'a b '.repeat(200_000)],
  ])(
    'a text that is too expensive to parse is shown unparsed without delay: too many %s',
    (_, markdown) => {
      const began = performance.now();
      const html = read(markdown);
      expect(html).toMatch(/^<p>/);
      expect(html.length).toBeGreaterThan(markdown.trim().length * 0.9);
      // Parsing would take minutes; the limit allows a busy machine a few seconds.
      expect(performance.now() - began).toBeLessThan(3_000);
    },
  );

  it('a text that is too expensive to parse keeps its paragraphs', () => {
    expect(read(`${'**a'.repeat(9_000)}\n\nlast`)).toMatch(/<p>last<\/p>$/);
  });
});

describe('HTML in which every element is different', () => {
  it('HTML in which every element is different is parsed without delay, although browsers reopen all elements in each paragraph', () => {
    const elements = Array.from({ length: 2_200 }, (_, at) => `<font a=${at}>x<p>`).join('');
    const began = performance.now();
    expect(read(`<div>${elements}`).length).toBeGreaterThan(2_200);
    // Standard HTML parsing takes half a minute; the limit allows a busy machine a few seconds.
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});

describe('an unusual text that an editor may write', () => {
  it.each([
    ['a long line of dashes', `a\n\n${'-'.repeat(300)}\n\nb`, '<p>a</p><hr></hr><p>b</p>'],
    [
      'a list a hundred deep',
      Array.from({ length: 100 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
      '<ul><li>a<ul>',
    ],
    ['forty-five nested quotes', `${'>'.repeat(45)} a`, '<blockquote><blockquote>'],
    [
      'a list of a thousand items in bold',
      '- **a** *b*\n'.repeat(1_000),
      '<ul><li><strong>a</strong>',
    ],
    [
      'five hundred numbered lines with a bold word each',
      Array.from({ length: 500 }, (_, n) => `${n + 1}. **Cut** and wait.`).join('\n'),
      '<ol><li><strong>Cut</strong> and wait.</li>',
    ],
    [
      'five hundred lines of code',
      `\`\`\`\n${"const tears = harvest['ledge'] * 2; // a_b\n".repeat(500)}\`\`\``,
      '<pre><code>const tears',
    ],
    [
      'five pages in one paragraph, with addresses and emphasis',
      'Write to **us** at hodan@example.com or wait. '.repeat(350),
      '<p>Write to <strong>us</strong> at <a href="mailto:hodan@example.com">',
    ],
    [
      'a table of three hundred rows',
      `| a | b | c |\n|--|--|--|\n${'| *one* | two | https://a.example |\n'.repeat(300)}`,
      '<table><thead>',
    ],
  ])(
    'an unusual text that an editor may write is parsed as Markdown: %s',
    (_, markdown, beginning) => {
      expect(read(markdown).startsWith(beginning)).toBe(true);
    },
  );
});
