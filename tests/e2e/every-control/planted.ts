/** A page with two controls of each kind: one that works, and one that does nothing. */
export const PLANTED = `<!doctype html><title>Planted</title>
<main>
  <h1>Planted</h1>
  <p id="said"></p>
  <p id="ticking"></p>
  <button id="live">Live button</button>
  <button>Dead button</button>
  <button class="look" onpointerdown="this.classList.add('down')" onpointerup="this.classList.remove('down')">Dead look</button>
  <button title="There is nothing to save" disabled>Explained</button>
  <button disabled>Unexplained</button>
  <a href="/there">Live link</a>
  <a href="#">Dead link</a>
  <a href="/gone">Link to what is gone</a>
  <a href="#nowhere">Link to a missing part</a>
  <a href="/elsewhere#nowhere">Link to a missing part elsewhere</a>
  <a href="#said">Link to a part</a>
  <a href="/swallowed?x" onclick="event.preventDefault()">Swallowed link</a>
  <nav aria-label="Pages"><button class="number" id="two">Page 2</button><button class="number">Page 3</button></nav>
  <div role="tablist"><button role="tab" aria-selected="true" id="one">First tab</button>
    <button role="tab" aria-selected="false" id="second">Live tab</button>
    <button role="tab" aria-selected="false">Dead tab</button></div>
  <form id="form"><label>Live field <input name="live"></label><label>Nameless field <input></label><button>Send</button></form>
  <label>Live search <input id="search"></label>
  <label>Field without form <input></label>
  <label>Stubborn field <input id="stubborn" name="stubborn" form="form"></label>
  <label>Live choice <select id="choice"><option>a<option>b</select></label>
  <label>Dead choice <select><option>a<option>b</select></label>
  <label><input type="checkbox" id="tick"> Live tick</label>
  <label><input type="checkbox"> Dead tick</label>
  <details><summary>Question</summary><button>Dead in answer</button></details>
  <button id="opens">Open</button>
  <dialog id="dialog" role="dialog" aria-label="Box"><button id="close">Close</button><button>Dead in box</button></dialog>
  <button id="print">Print</button><button id="copy">Copy</button>
  <label class="button">Choose a file <input type="file" hidden></label><button id="choose">Browse</button><input type="file" id="file" hidden>
  <table><tbody><tr><td><button onclick="say('row')">Row one</button></td></tr><tr><td><button>Row two</button></td></tr></tbody></table>
  <button id="write">Delete</button>
  <div role="slider" tabindex="0" id="slides" aria-label="Live slider" aria-valuenow="5">Days</div>
  <div role="slider" tabindex="0" aria-label="Dead slider" aria-valuenow="5">Days</div>
</main>
<script>
  let count = 0;
  const say = what => { document.getElementById('said').textContent = what + ' ' + count++; };
  const on = (id, does, type = 'click') => document.getElementById(id).addEventListener(type, does);
  on('live', () => say('live'));
  on('two', () => say('two'));
  on('one', () => say('one'));
  on('second', () => say('second'));
  on('search', () => setTimeout(() => say('found'), 200), 'input');
  on('stubborn', event => { event.target.value = ''; }, 'input');
  on('choice', () => say('chosen'), 'change');
  on('tick', () => say('ticked'), 'change');
  on('opens', () => document.getElementById('dialog').setAttribute('open', ''));
  on('close', () => document.getElementById('dialog').removeAttribute('open'));
  document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') document.getElementById('dialog').removeAttribute('open'); });
  on('print', () => window.print());
  on('copy', () => navigator.clipboard ? navigator.clipboard.writeText('x') : document.execCommand('copy'));
  on('choose', () => document.getElementById('file').click());
  on('write', () => fetch('/api/anything', { method: 'DELETE' }));
  const slide = to => document.getElementById('slides').setAttribute('aria-valuenow', to);
  on('slides', () => slide(3), 'pointermove');
  on('slides', () => slide(3), 'pointerdown');
  on('slides', ({ key }) => { if (key === 'Home') slide(1); }, 'keydown');
  setInterval(() => { document.getElementById('ticking').textContent = performance.now(); }, 100);
</script>`;

export const DEAD = [
  'button “Dead button”: nothing happens',
  'button “Dead look”: nothing happens',
  'button “Page 3”: nothing happens',
  'button “Dead tab”: nothing happens',
  'button “Dead slider”: nothing happens',
  'button “Question” → “Dead in answer”: nothing happens',
  'button “Open” → “Dead in box”: nothing happens',
  'field “Nameless field”: nothing happens',
  'field “Field without form”: nothing happens',
  'field “Stubborn field”: nothing happens',
  'field “Dead choice”: nothing happens',
  'field “Dead tick”: nothing happens',
  'link “Dead link”: leads nowhere',
  'link “Link to a missing part”: nothing happens',
  'link “Swallowed link”: nothing happens',
  '“Unexplained” cannot be used, and nothing says why',
];

export const DEAD_ADDRESSES = ['/elsewhere#nowhere: there is no such part', '/gone: 404'];
