// The review of a finished game: asks the server for it and polls until it is done. Create it while a component is set up.
import type { ReviewBody } from '../../generated/wire';
import { settings } from '../browser/settings.svelte';
import { t } from '../browser/translations.svelte';
import { api, ApiError } from './api';

const POLL_MS = 500;

export class GameReview {
  body = $state.raw<ReviewBody | null>(null);
  errorText = $state('');
  isDone = $derived(this.body?.status === 'done');
  hasFailed = $derived(this.errorText !== '' || this.body?.status === 'failed');
  percent = $derived(this.body ? Math.floor((100 * this.body.done) / this.body.total) : 0);
  #attempts = $state(0);

  constructor(private readonly table: string) {
    $effect(() => {
      void [settings.language, this.#attempts];
      return this.#follow();
    });
  }

  retry(): void {
    this.#attempts += 1;
  }

  #follow(): () => void {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    this.errorText = '';
    const show = (body: ReviewBody): void => {
      if (gone) return;
      this.body = body;
      if (body.status === 'thinking') timer = setTimeout(() => void api.review(this.table).then(show, fail), POLL_MS);
    };
    const fail = (problem: unknown): void => {
      if (!gone) this.errorText = problem instanceof ApiError && problem.status ? problem.message : t('unreachable');
    };
    void api.startReview(this.table).then(show, fail);
    return () => {
      gone = true;
      clearTimeout(timer);
      void api.cancelReview(this.table).catch(() => {});
    };
  }
}
