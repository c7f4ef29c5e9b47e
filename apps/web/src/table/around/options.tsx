// What a person can choose about a table on this device: sound, notifications, keys.
import { areRefused, pictures, takePicturesFrom } from '../../state/pictures.js';
import { wish, wishes } from '../../state/wishes.js';
import { words } from '../../words/words.js';
import { allowNotifying, ring } from '../../state/calling.js';

const TICKS = ['sound', 'notify', 'keys'] as const;

export function Options() {
  const { options } = words().playing;
  const set = (name: (typeof TICKS)[number], isOn: boolean): void => {
    if (name === 'notify' && isOn) {
      void allowNotifying().then((isAllowed) => wish({ notify: isAllowed }));
      return;
    }
    wish({ [name]: isOn });
    if (name === 'sound' && isOn) ring();
  };
  return (
    <details class="options">
      <summary>{options.title}</summary>
      <div class="sheet">
        {TICKS.map((name) => (
          <label key={name} class="tick">
            <input
              type="checkbox"
              checked={wishes.value[name]}
              onChange={(event) => set(name, event.currentTarget.checked)}
            />{' '}
            {options[name]}
          </label>
        ))}
        <label>
          <span>{options.pictures}</span>
          <input
            type="url"
            value={pictures.value}
            maxLength={500}
            placeholder="https://…/{name}.jpg"
            onChange={(event) => takePicturesFrom(event.currentTarget.value)}
          />
        </label>
        <p class="faint">{options.picturesHint}</p>
        {areRefused.value && (
          <p class="notice" role="status">
            {options.picturesRefused}
          </p>
        )}
      </div>
    </details>
  );
}
