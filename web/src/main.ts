import { mount } from 'svelte';
import App from './frame/App.svelte';
import { registerServiceWorker } from './lib/browser/appInstall.svelte';
import './style.css';

registerServiceWorker();
mount(App, { target: document.getElementById('app')! });
