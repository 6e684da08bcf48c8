import { mount } from 'svelte';
import App from './frame/App.svelte';
import { station } from './lib/browser/appInstall.svelte';
import './style.css';

station();
mount(App, { target: document.getElementById('app')! });
