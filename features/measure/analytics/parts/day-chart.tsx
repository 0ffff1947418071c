import {
  CategoryScale,
  Chart,
  type ChartOptions,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import styles from './day-chart.module.css';

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip);

export type DayChartProps = {
  label: string;
  days: readonly string[];
  /** Null leaves a gap. */
  values: readonly (number | null)[];
  textOf: (value: number) => string;
};

/** The table below it says the same in words. */
export function DayChart({ label, days, values, textOf }: DayChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let chart = draw(element, { label, days, values, textOf });
    const redraw = () => {
      chart.destroy();
      chart = draw(element, { label, days, values, textOf });
    };
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', redraw);
    const themes = new MutationObserver(redraw);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      dark.removeEventListener('change', redraw);
      themes.disconnect();
      chart.destroy();
    };
  }, [label, days, values, textOf]);
  return (
    <div className={styles.chart}>
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, shown: DayChartProps): Chart {
  const { label, days, values } = shown;
  // The style sheet names the tokens; here they are colors.
  const { color } = getComputedStyle(canvas);
  const isAlone = (at: number) => (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
  return new Chart(canvas, {
    type: 'line',
    data: {
      labels: [...days],
      datasets: [
        {
          label,
          data: [...values],
          borderColor: color,
          borderWidth: 2,
          tension: 0.2,
          pointBackgroundColor: color,
          pointRadius: ({ dataIndex }) => (isAlone(dataIndex) ? 3 : 0),
          pointHoverRadius: 4,
          pointHitRadius: 12,
        },
      ],
    },
    options: optionsOf(canvas, shown),
  });
}

function optionsOf(canvas: HTMLCanvasElement, { label, textOf }: DayChartProps): ChartOptions<'line'> {
  const { caretColor, outlineColor, fontFamily } = getComputedStyle(canvas);
  const ticks = { color: caretColor, font: { family: fontFamily, size: 12 } };
  return {
    animation: false,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: { ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 }, grid: { display: false } },
      y: {
        beginAtZero: true,
        ticks: { ...ticks, maxTicksLimit: 5, precision: 0, callback: (value) => textOf(Number(value)) },
        grid: { color: outlineColor },
        border: { display: false },
      },
    },
    plugins: {
      tooltip: {
        displayColors: false,
        callbacks: { label: ({ parsed }) => `${label}: ${textOf(parsed.y ?? 0)}` },
      },
    },
  };
}
