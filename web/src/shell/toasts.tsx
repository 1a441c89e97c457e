import { useDirection } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import './toasts.css';

/** The top inline end, lower on small screens; a toast stays until it is closed (specification, section 2). */
export default function Toasts() {
  const { dir } = useDirection();
  return (
    <Notifications
      position={dir === 'rtl' ? 'top-left' : 'top-right'}
      autoClose={false}
      containerWidth={380}
      className="rawi-toasts"
      limit={4}
    />
  );
}
