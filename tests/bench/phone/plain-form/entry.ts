import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PlainForm } from './plain-form.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root.');
startTransition(() => void hydrateRoot(root, createElement(PlainForm)));
