import type { StoredSound } from './storedSound.ts';

/** Rates that a voice session takes, in samples a second. */
const rates = [8000, 16_000, 44_100, 48_000];

/**
 * A sound as 16 bits little-endian on one channel, at a rate that a voice session takes; `undefined` where the samples have a
 * form that nobody uses. Channels are averaged; a rate is raised, if possible.
 */
export function monoPcm(sound: StoredSound) {
  const read = sampleReader(sound);
  if (read === undefined) return undefined;
  const { channels, bits, data } = sound;
  const frames = Math.floor(data.length / ((bits / 8) * channels));
  const rate = rates.find((one) => one >= sound.rate) ?? 48_000;
  const length = Math.floor((frames * rate) / sound.rate);
  const out = new DataView(new ArrayBuffer(length * 2));
  const frame = (at: number): number => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) sum += read(at * channels + channel);
    return sum / channels;
  };
  for (let index = 0; index < length; index++) {
    const at = (index * sound.rate) / rate;
    const before = Math.floor(at);
    const one = frame(before);
    const value =
      at === before ? one : one + (frame(Math.min(before + 1, frames - 1)) - one) * (at - before);
    out.setInt16(index * 2, Math.round(Math.max(-1, Math.min(1, value)) * 32_767), true);
  }
  return { rate, bytes: new Uint8Array(out.buffer) };
}

/** Gives the sample at a place as a number from -1 to 1. */
function sampleReader(sound: StoredSound): ((at: number) => number) | undefined {
  const { encoding, bits, littleEndian: little, isSigned, data } = sound;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (encoding === 'float') {
    if (bits === 32) return (at) => view.getFloat32(at * 4, little);
    return bits === 64 ? (at) => view.getFloat64(at * 8, little) : undefined;
  }
  if (encoding !== 'pcm') return undefined;
  if (bits === 8 && isSigned) return (at) => view.getInt8(at) / 128;
  if (bits === 8) return (at) => (view.getUint8(at) - 128) / 128;
  if (bits === 16) return (at) => view.getInt16(at * 2, little) / 32_768;
  if (bits === 24) {
    const [high, low] = little ? [1, 0] : [0, 2];
    return (at) =>
      (view.getInt16(at * 3 + high, little) * 256 + view.getUint8(at * 3 + low)) / 8_388_608;
  }
  return bits === 32 ? (at) => view.getInt32(at * 4, little) / 2_147_483_648 : undefined;
}
