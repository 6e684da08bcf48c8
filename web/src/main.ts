import { mount } from 'svelte';
import App from './frame/App.svelte';
import { station } from './lib/install.svelte';
import './style.css';

station();
mount(App, { target: document.getElementById('app')! });
