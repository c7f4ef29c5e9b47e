// Where the pages begin.
import { render } from 'preact';
import { App } from './app.js';
import { keepFocus } from './parts/keep-focus.js';
import './style/base.css';
import './style/shell.css';
import './style/table.css';
import './style/acting.css';
import './style/forced-colors.css';

const page = document.querySelector('#page');
keepFocus();
if (page !== null) render(<App />, page);
